/** A kind of field that Puck lacks. */
export type CustomField = {
  label: string
  value: string
  onChange: (value: string) => void
  id?: string
}
