// A built style sheet as plain data: PostCSS reads it once, at the server's start.
import { parse, type ChildNode, type Container } from 'postcss'

import { readSelectors, type Alternatives } from './selectors'

type Declaration = { name: string; text: string }

export type CssRule = {
  /** The selectors as written, or the at-rule with its condition. */
  head: string
  /** The text between the braces; empty for a group and for a statement such as `@layer a, b;`. */
  body: string
  /** The rules in a group: @layer, @media, @supports or @container. */
  rules?: CssRule[]
  /** The selectors of a style rule. */
  selectors?: { text: string; alternatives: Alternatives }[]
  /** The declarations of a style rule. */
  declarations?: Declaration[]
}

const GROUPS = ['layer', 'media', 'supports', 'container']

const bodyOf = (node: Container, head: string) => {
  const text = node.toString()
  return text.slice(text.indexOf('{', head.length) + 1, -1)
}

const asRules = (node: ChildNode): CssRule[] => {
  if (node.type === 'rule') {
    if (node.nodes.length === 0) return []
    const head = node.selector
    const declarations = node.nodes.flatMap((each) =>
      each.type === 'decl' ? [{ name: each.prop, text: each.toString() }] : []
    )
    const selectors = node.selectors.map((text) => ({
      text,
      alternatives: readSelectors(text),
    }))
    return [{ head, body: bodyOf(node, head), selectors, declarations }]
  }
  if (node.type !== 'atrule') return []
  const head = `@${node.name}${node.raws.afterName ?? ' '}${node.params}`.trim()
  if (!node.nodes) return [{ head, body: '' }]
  return GROUPS.includes(node.name)
    ? [{ head, body: '', rules: node.nodes.flatMap(asRules) }]
    : [{ head, body: bodyOf(node, head) }]
}

/** The rules of a style sheet in their order. */
export const readCss = (css: string): CssRule[] =>
  parse(css).nodes.flatMap(asRules)

export const writeCss = (rules: CssRule[]): string =>
  rules
    .map(({ head, body, rules: inner }) =>
      inner
        ? `${head}{${writeCss(inner)}}`
        : body
          ? `${head}{${body}}`
          : `${head};`
    )
    .join('')
