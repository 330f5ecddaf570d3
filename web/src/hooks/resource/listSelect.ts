import type { Parse } from 'src/hooks/browser/urlState'

export type SelectValue = string | number | undefined
export type SelectChoice = { value: string; label: string }

/**
 * A select that filters a list, kept in the URL. `name` is both the URL's parameter and the variable of the list's query.
 * The entity's texts are `filter.<name>` for its label and `every.<name>` for no choice, which comes first: all rows, or the
 * order that a list has by default. A choice never repeats it.
 */
export type ListSelect<Name extends string = string> = {
  name: Name
  /** Selects whose choices depend on this one; a new choice clears them. */
  clears?: readonly Name[]
} & (
  | {
      /** The words of an enum, with the texts `choices.<name>.<word>`. */
      words: readonly string[]
    }
  | {
      /** Reads the value from the URL; text by default. */
      parse?: Parse<SelectValue>
      /** A hook that loads the choices; it gets the values of all selects of the list. */
      useChoices: (chosen: Record<string, SelectValue>) => SelectChoice[]
    }
)
