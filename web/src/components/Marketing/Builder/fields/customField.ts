/** A field that Puck has none for. */
export type CustomField = {
  label: string
  value: string
  onChange: (value: string) => void
  id?: string
}
