import {useEffect, useState} from 'react';

/**
 * Points and texts of a figure.
 *
 * @param {string} source address
 * @returns {any} null until they are there
 * @throws {Error} while drawing, when they can't be had
 */
export function useFigureData(source) {
  const [outcome, setOutcome] = useState({});
  useEffect(() => {
    let isWanted = true;
    const settle = (result) => isWanted && setOutcome(result);
    fetchJson(source).then(
      (data) => settle({data}),
      (error) => settle({error}),
    );
    return () => {
      isWanted = false;
    };
  }, [source]);
  if (outcome.error) throw outcome.error;
  return outcome.data ?? null;
}

/** @param {string} address */
async function fetchJson(address) {
  const answer = await fetch(address);
  if (!answer.ok)
    throw new Error(`${address} answered ${answer.status}; the figure's points are missing.`);
  return answer.json();
}
