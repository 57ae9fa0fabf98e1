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

declare module '@generated/result-data/default/tool-marks.json' {
  const marks: ReturnType<typeof import('../content/tools/marks.js').toolMarks>;
  export default marks;
}

declare module '@generated/result-data/default/validator.js' {
  type Schema = Parameters<typeof import('../content/validation/validate.js').createCheck>[0];
  export const validate: Schema['validate'];
  export const members: Schema['members'];
}

// What plugins/explorables gives each explorable: its words, and the measured points that it starts from.
declare module '@generated/explorables/default/answer.json' {
  const given: {texts: Record<string, string>} & ReturnType<
    typeof import('../plugins/explorables/answer-data.js').answerData
  >;
  export default given;
}

declare module '@generated/explorables/default/effects.json' {
  const given: {texts: Record<string, string>} & ReturnType<
    typeof import('../plugins/explorables/effects-data.js').effectsData
  >;
  export default given;
}
