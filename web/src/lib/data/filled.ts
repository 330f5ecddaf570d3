/** Replaces missing texts by empty ones, for columns that always hold a text. */
export const filled = <Input extends object>(
  input: Input,
  ...names: (keyof Input)[]
): Input => ({
  ...input,
  ...Object.fromEntries(names.map((name) => [name, input[name] ?? ''])),
})
