import type {Said, SaidServer} from './configuration.ts';
import type {Words} from './state.ts';
import type {Copied} from '../frame/useCopy.ts';

// Stands on no hooks: a file that is fetched later and does would break up what all explorables share.

type Copying = {words: Words; copied?: Copied; copy: (text: string) => void};

/** The answer as configuration of each server, and all of it to copy. */
export default function Servers({intro, servers, ...copying}: Said & Copying) {
  return (
    <>
      <p>{intro}</p>
      {servers.map((server) => (
        <Server key={server.id} {...{server, ...copying}} />
      ))}
      <Copy name="all" {...copying} text={servers.map(({text}) => text).join('\n\n')} />
    </>
  );
}

function Server({server, ...copying}: {server: SaidServer} & Copying) {
  const {id, name, main, code, reasons, document, text} = server;
  const {t} = copying.words;
  return (
    <details>
      <summary>
        <strong>{name}</strong> <code>{main}</code>
      </summary>
      {code && (
        <pre tabIndex={0} aria-label={name}>
          <code>{code}</code>
        </pre>
      )}
      <ul>
        {reasons.map(({setting, reason}) => (
          <li key={setting + reason}>
            <b>{setting}</b> {reason}
          </li>
        ))}
      </ul>
      <p className="explorable-note">
        {t('size.document')} <a href={document.href}>{document.name}</a>.
      </p>
      <Copy {...{name: id, text, ...copying}} />
    </details>
  );
}

/** Where the browser refuses, what stands above can be selected. */
function Copy({name, text, words: {t}, copied, copy}: Copying & {name: string; text: string}) {
  return (
    <p>
      <button type="button" name={name} onClick={() => copy(text)}>
        {t(name === 'all' ? 'size.copy.all' : 'size.copy')}
      </button>{' '}
      <span role="status">{copied?.text === text && t(`size.${copied.outcome}`)}</span>
    </p>
  );
}
