// Modules that the build makes: plugins/ writes them, or points their names at what it wrote (see `alias` there).
// Names that stand for one file of the repository are in tsconfig.json's `paths`.

declare module '@figures/static-html' {
  /** HTML of a figure's static form in one language; readers' browsers get an empty module. */
  const staticHtmlOf: (name: string) => string | undefined;
  export default staticHtmlOf;
}

declare module '@claims/texts' {
  /** A list of claims as JSON text: `all.json`, or `<study>.json`. */
  const textOf: (name: string) => string;
  export default textOf;
}

declare module '@studies/answers' {
  const answers: readonly {to: string; question: string; answer: string}[];
  export default answers;
}

declare module '@studies/home' {
  /** The home page's own texts, with their numbers put in. */
  import type home from '@site/i18n/en/home.json';
  const texts: typeof home;
  export default texts;
}

declare module '@generated/result-data/default/tool-marks.json' {
  import type {Mark} from '@site/content/tools/recognise.ts';
  const marks: Mark[];
  export default marks;
}

declare module '@generated/result-data/default/validator.js' {
  import type {Schema} from '@site/content/validation/validate.ts';
  export const validate: Schema['validate'];
  export const members: Schema['members'];
}

// What plugins/explorables gives the server; readers' browsers get nothing.
declare module '@explorables/views' {
  import type {ViewProps} from '@site/src/components/explorables/frame/mount.ts';
  type Props = ViewProps<{}>;
  /** by the name of an explorable */
  const views:
    | Record<
        string,
        {
          View: React.ComponentType<Props>;
          /** of the query, any of which asks for a state */
          keys: readonly string[];
          /** ids that links of other pages lead to */
          anchors?: readonly string[];
          given: Props['given'];
        }
      >
    | undefined;
  export default views;
}

declare module '@generated/explorables/default/pictures.json' {
  /** SVG of the explorables' published pictures by `<figure>.<locale>.<width>`. */
  const pictures: Record<string, string>;
  export default pictures;
}

// Put into the islands' bundles by plugins/islands/bundle.ts.
/** Words of embeds by language, as JSON. */
declare const EMBED_WORDS: string;
/** What an embed is styled with. */
declare const EMBED_STYLES: string;
/** Files of the islands by name, beside the script that loads them. */
declare const ISLAND_FILES: Record<string, string>;
/** Terms of the glossary, in the language of the page (plugins/site-search). */
declare const TERMS: readonly string[];

// Put into the inline scripts of embeds and talks by the plugins of those names.
/** Codes of the site's languages. */
declare const LOCALES: readonly string[];
/** The site's languages, each with its name in the language itself. */
declare const LANGUAGES: readonly {code: string; name: string}[];
/** Whether an embed page shows a figure. */
declare const IS_FIGURE: boolean;

declare namespace NodeJS {
  interface Require {
    /** The bundler's: files below a folder that fit a pattern, by their path from it. Used for catalogues alone. */
    context(
      folder: string,
      isDeep: boolean,
      pattern: RegExp,
    ): (file: string) => Record<string, string>;
  }
}

interface Window {
  /** As much of Trusted Types as is used; older browsers have none. */
  trustedTypes?: {
    createPolicy: (
      name: string,
      rules: {createScriptURL: (address: string) => string | null},
    ) => unknown;
  };
}

/** The router's own module, where its usual name leads to `plugins/bends/plain-links.ts`. */
declare module 'react-router-dom/esm/react-router-dom.js' {
  type RouterLink = import('react').FunctionComponent<Record<string, unknown>>;
  export const Link: RouterLink;
  export const NavLink: RouterLink;
}
