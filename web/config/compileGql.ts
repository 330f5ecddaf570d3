import { parse } from 'graphql/language/parser.js'
import type { Plugin } from 'vite'

const isEmptyList = (value: unknown) =>
  Array.isArray(value) && value.length === 0

/**
 * Turns gql`…` into its parsed form at build, without the empty lists and the source text that Redwood's Babel preset
 * would leave in; so neither a GraphQL parser nor any query's text is sent to the browser.
 */
export const compileGql: Plugin = {
  name: 'compile-gql',
  enforce: 'pre',
  transform: (code, id) =>
    /\/web\/src\/.*\.tsx?$/.test(id) && /\bgql`/.test(code)
      ? {
          code: code.replace(/\bgql`([^`]*)`/g, (_, source: string) =>
            JSON.stringify(
              parse(source, { noLocation: true }),
              (_key, value) => (isEmptyList(value) ? undefined : value)
            )
          ),
          map: null,
        }
      : undefined,
}
