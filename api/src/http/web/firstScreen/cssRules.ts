// A reader of the built style sheet: rules in braces, nested in at-rules.

export type CssRule = {
  /** The selector, or the at-rule with its condition. */
  head: string
  /** Of a style rule: its declarations. */
  body: string
  /** Of @layer, @media and @supports: the rules inside. */
  rules?: CssRule[]
}

const GROUPS = /^@(layer|media|supports|container)\b/

/** The index after a string that begins at `from`. */
const afterString = (css: string, from: number) => {
  for (let at = from + 1; at < css.length; at += 1) {
    if (css[at] === '\\') at += 1
    else if (css[at] === css[from]) return at + 1
  }
  return css.length
}

/** The parts of a text between separators that are in no brackets, string or escape. */
export const splitAt = (text: string, separator: string) => {
  const parts: string[] = []
  let depth = 0
  let start = 0
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at]
    if (character === '\\') at += 1
    else if (character === '"' || character === "'")
      at = afterString(text, at) - 1
    else if ('([{'.includes(character)) depth += 1
    else if (')]}'.includes(character)) depth -= 1
    else if (character === separator && depth === 0) {
      parts.push(text.slice(start, at))
      start = at + 1
    }
  }
  parts.push(text.slice(start))
  return parts.map((part) => part.trim()).filter(Boolean)
}

/** The index of the brace that closes the one at `from`. */
const closingBrace = (css: string, from: number) => {
  let depth = 0
  for (let at = from; at < css.length; at += 1) {
    const character = css[at]
    if (character === '\\') at += 1
    else if (character === '"' || character === "'")
      at = afterString(css, at) - 1
    else if (character === '{') depth += 1
    else if (character === '}') {
      depth -= 1
      if (depth === 0) return at
    }
  }
  return css.length
}

const withoutComments = (css: string) => css.replace(/\/\*[^]*?\*\//g, '')

/** The rules of a style sheet in their order. A statement such as `@layer a, b;` is a rule without a body. */
export const readCss = (css: string): CssRule[] => {
  const text = withoutComments(css)
  const rules: CssRule[] = []
  let start = 0
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at]
    if (character === '\\') at += 1
    else if (character === '"' || character === "'")
      at = afterString(text, at) - 1
    else if (character === ';') {
      rules.push({ head: text.slice(start, at).trim(), body: '' })
      start = at + 1
    } else if (character === '{') {
      const end = closingBrace(text, at)
      const head = text.slice(start, at).trim()
      const body = text.slice(at + 1, end)
      rules.push(
        GROUPS.test(head)
          ? { head, body: '', rules: readCss(body) }
          : { head, body }
      )
      at = end
      start = end + 1
    }
  }
  return rules
}

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
