import { parse } from 'graphql/language/parser.js'
import type { Plugin } from 'vite'

const isEmptyList = (value: unknown) =>
  Array.isArray(value) && value.length === 0

/**
 * Replaces gql`…` by its parsed document at build time, without the empty lists and the source text that Redwood's
 * Babel preset would keep. The browser then needs neither a GraphQL parser nor the queries' texts.
 */
export const compileGql: Plugin = {
  name: 'compile-gql',
  enforce: 'pre',
  transform: {
    filter: { id: /\/web\/src\/.*\.tsx?$/, code: /\bgql`/ },
    handler: (code) =>
      code.replace(/\bgql`([^`]*)`/g, (_, source: string) =>
        JSON.stringify(parse(source, { noLocation: true }), (_key, value) =>
          isEmptyList(value) ? undefined : value
        )
      ),
  },
}
