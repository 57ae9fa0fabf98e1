import {useState} from 'react';

/** what was copied last, and what came of it, as texts name it */
export type Copied = {text: string; outcome: 'copied' | 'copy.failed'};

/**
 * Copies texts; where the browser refuses, what is shown can be selected.
 *
 * @returns what was copied last; has a text copied
 */
export function useCopy(): [Copied | undefined, (text: string) => void] {
  const [copied, setCopied] = useState<Copied>();
  const copy = (text: string) => {
    navigator.clipboard.writeText(text).then(
      () => setCopied({text, outcome: 'copied'}),
      () => setCopied({text, outcome: 'copy.failed'}),
    );
  };
  return [copied, copy];
}
