import React, {Children, isValidElement} from 'react';
import styles from './Formula.module.css';

/**
 * A formula that stands alone, with its words on demand and links to its symbols.
 *
 * @param props the first child is the formula, the others are its symbols
 */
export default function Formula(props: {
  spoken: string;
  inWords: string;
  symbolsLabel: string;
  children: React.ReactNode;
}) {
  const {spoken, inWords, symbolsLabel, children} = props;
  const [maths, ...symbols] = Children.toArray(children);
  // Single letters and their names in a row are no text to search: a search for any word would find its first letter.
  return (
    <div className={styles.formula} data-pagefind-ignore="">
      {maths}
      <details className={styles.words}>
        <summary>{inWords}</summary>
        <p>{spoken}</p>
        {symbols.length > 0 && (
          <p>
            {symbolsLabel}:{' '}
            {symbols.map((symbol, index) => (
              <React.Fragment key={isValidElement(symbol) ? symbol.key : index}>
                {index > 0 && ', '}
                {symbol}
              </React.Fragment>
            ))}
          </p>
        )}
      </details>
    </div>
  );
}
