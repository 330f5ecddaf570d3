import type { ControlProps } from 'src/components/ui/form/ResourceForm/field'

import { ChoiceGroup } from './ChoiceGroup'

const classNames = {
  group: 'flex flex-wrap gap-1.5',
  label:
    'border-control has-checked:bg-primary has-checked:text-primary-content has-focus-visible:outline-primary grid size-11 cursor-pointer place-items-center rounded-lg border font-semibold has-focus-visible:outline-2 has-focus-visible:outline-offset-2',
  input: 'sr-only',
}

/** A number from 1 to the field's maximum, each as a button. */
export const StepsControl = (props: ControlProps) => (
  <ChoiceGroup
    {...props}
    options={Array.from({ length: props.field.max ?? 5 }, (_, index) => ({
      value: index + 1,
      label: index + 1,
    }))}
    classNames={classNames}
  />
)
