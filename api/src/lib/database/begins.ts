/**
 * A condition in SQL: an indexed expression begins with a text. The operators are those of the index's order
 * (text_pattern_ops); LIKE would need the text when the statement is planned.
 */
export const begins = (expression: string, text: string) =>
  `${expression} ~>=~ ${text} AND ${expression} ~<~ (${text} || chr(1114111))`
