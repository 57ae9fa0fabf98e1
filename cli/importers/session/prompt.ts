import {once} from 'node:events';
import {mergeMetadata} from '../assemble/metadata.ts';
import {Refusal} from '../refusal.ts';
import {factNamed} from './facts.ts';
import {metadataFromFlags} from './metadata-from-flags.ts';
import {nextQuestion, refusalOf} from './questions.ts';
import type {Metadata, Reading} from '../types.ts';
import type {Interface as Prompt} from 'node:readline/promises';

/**
 * Asks for missing facts at a prompt; an empty answer leaves a fact unknown, but a needed one is asked for again, and so
 * is one that can't be used. What an answer makes worth asking for, such as the rate of an open load, follows it.
 *
 * @param surface.complain about an answer
 * @param surface.keep called with all answers after each
 * @returns The metadata with the answers.
 * @throws {Refusal} answers-ended.
 */
export async function ask(
  readings: readonly Reading[],
  metadata: Metadata,
  prompt: Prompt,
  {
    say,
    complain,
    keep,
  }: {
    say: (key: string, params?: object) => string;
    complain: (refusal: Refusal) => void;
    keep: (answers: Partial<Metadata>) => void;
  },
): Promise<Metadata> {
  const answers: Record<string, string> = {};
  const asked = new Set<string>();
  let known = metadata;
  for (;;) {
    const question = nextQuestion(readings, known, asked);
    if (question === undefined) return known;
    const {name} = question;
    asked.add(name);
    const {flag, choices} = factNamed(name);
    const hint = choices ? ` (${choices.join(', ')})` : '';
    const text = `${say(`import.option.${flag}`)}${hint}: `;
    const answer = await askUntilFit(prompt, text, question, complain);
    if (answer === '') continue;
    answers[name] = answer;
    const facts = metadataFromFlags(answers, metadata);
    keep(facts);
    known = mergeMetadata(metadata, facts);
  }
}

async function askUntilFit(
  prompt: Prompt,
  text: string,
  {name, isNeeded}: {name: string; isNeeded: boolean},
  complain: (refusal: Refusal) => void,
) {
  for (;;) {
    const answer = (await answerTo(prompt, text)).trim();
    if (answer === '') {
      if (!isNeeded) return answer;
      continue;
    }
    const refusal = refusalOf(name, answer);
    if (refusal === undefined) return answer;
    complain(refusal);
  }
}

/** Refuses when the input ends before an answer. */
async function answerTo(prompt: Prompt, text: string) {
  const stop = new AbortController();
  const ended = once(prompt, 'close', {signal: stop.signal}).then(() => {
    throw new Refusal('answers-ended', {place: text.trim()});
  });
  try {
    return await Promise.race([prompt.question(text), ended]);
  } finally {
    stop.abort();
    ended.catch(() => {});
  }
}
