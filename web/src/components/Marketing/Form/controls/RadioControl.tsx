import type { ControlProps } from 'src/components/ui/form/ResourceForm/field'

import { ChoiceGroup } from './ChoiceGroup'

const classNames = {
  group: 'space-y-1',
  label:
    'hover:bg-base-200 has-checked:bg-secondary/50 border-base-300 flex min-h-11 cursor-pointer items-center gap-3 rounded-lg border px-3 py-2',
  input: 'radio radio-sm',
}

/** One of a few choices, each on its own line. */
export const RadioControl = (props: ControlProps) => (
  <ChoiceGroup
    {...props}
    options={props.field.choices ?? []}
    classNames={classNames}
  />
)
