/** The part of js-yaml that is used here; the package brings no types of its own. */
declare module 'js-yaml' {
  namespace yaml {
    interface Schema {
      readonly explicit: readonly unknown[];
    }
    interface YAMLException extends Error {
      reason: string;
      mark?: {line: number; column: number};
    }
  }
  const yaml: {
    load(text: string, options?: {schema?: yaml.Schema}): unknown;
    CORE_SCHEMA: yaml.Schema;
  };
  export default yaml;
}
