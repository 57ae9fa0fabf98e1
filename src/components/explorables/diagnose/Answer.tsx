import {useCopy} from '../frame/useCopy.ts';
import {plainText} from './say.ts';
import type {Answer as Said} from './say.ts';
import type {Words} from '../frame/words.ts';

/** Sound, limit, contrast, next step, what to measure: in this order. */
export default function Answer({answer, words}: {answer: Said; words: Words}) {
  const {t} = words;
  const {sound, limits, contrasts, next, wanted} = answer;
  return (
    <div className="diagnose-answer" data-part="answer">
      <h2>{t('diagnose.sound')}</h2>
      <ByRun part="sound" runs={sound} />
      <h2>{t('diagnose.limit')}</h2>
      <ByRun part="limit" runs={limits} />
      {contrasts.length > 0 && (
        <>
          <h2>{t('diagnose.contrast')}</h2>
          <ul data-part="contrast">
            {contrasts.map((text, at) => (
              <li key={at}>{text}</li>
            ))}
          </ul>
        </>
      )}
      <h2>{t('diagnose.next')}</h2>
      <div data-part="next">
        <p className="diagnose-step">{next.text}</p>
        <Code name={t('diagnose.config')}>{next.config ?? ''}</Code>
        {next.config === null && <p>{t('diagnose.config.same')}</p>}
        <Code name={t('diagnose.command')}>{next.command}</Code>
      </div>
      {wanted.length > 0 && (
        <>
          <h2>{t('diagnose.wanted')}</h2>
          <ul data-part="wanted">
            {wanted.map(({text, command}, at) => (
              <li key={at}>
                {text}
                <Code>{command}</Code>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

const ByRun = ({part, runs}: {part: string; runs: Said['sound']}) => (
  <dl data-part={part}>
    {runs.map(({name, texts}, run) => (
      <div key={run}>
        <dt>{name}</dt>
        {texts.map((text, at) => (
          <dd key={at}>{text}</dd>
        ))}
      </div>
    ))}
  </dl>
);

const Code = ({name, children}: {name?: string; children: string}) =>
  children !== '' && (
    <>
      {name && <p className="diagnose-of">{name}</p>}
      <pre tabIndex={0} aria-label={name}>
        <code>{children}</code>
      </pre>
    </>
  );

/** Copies the answer for an issue or a chat; where the browser refuses, the text is there to be selected. */
export function Copy({answer, words}: {answer: Said; words: Words}) {
  const {t} = words;
  const [{outcome} = {}, copy] = useCopy();
  const text = () => plainText(answer, location.href, words);
  return (
    <div>
      <p className="diagnose-buttons">
        <button type="button" name="copy" onClick={() => copy(text())}>
          {t('diagnose.copy')}
        </button>
        <span role="status">{outcome && t(`diagnose.${outcome}`)}</span>
      </p>
      {outcome === 'copy.failed' && (
        <textarea readOnly rows={8} aria-label={t('diagnose.copy')} value={text()} />
      )}
    </div>
  );
}
