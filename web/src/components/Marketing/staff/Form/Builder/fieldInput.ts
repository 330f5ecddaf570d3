// A field of a form as its dialog edits it: options as lines of text, and both languages side by side.
import type { Field } from 'src/components/ui/form/ResourceForm/field'

import { RulesControl } from './RulesControl'

import { sexes } from '$api/src/shared/accounts/profileRules'
import {
  fieldTypes,
  hasLimits,
  hasOptions,
  profileTargets,
  profileTypes,
  takesAnswer,
  type FieldType,
  type FormField,
  type FormOption,
  type FormRule,
  type ProfileTarget,
} from '$api/src/shared/marketing/forms/formFields'
import { slugify } from '$api/src/shared/text/slug'

export type FieldInput = {
  type: FieldType
  label: string
  labelFil: string | null
  help: string
  helpFil: string | null
  isRequired: boolean
  options: string
  min: number | null
  max: number | null
  profile: ProfileTarget | null
  rules: FormRule[]
}

/** 'Yes | Oo' for each option; a text without a bar has no Filipino one. */
export const linesOf = (options: readonly FormOption[]) =>
  options
    .map(({ label: { en, fil } }) => (fil.trim() ? `${en} | ${fil}` : en))
    .join('\n')

const keyOf = (text: string, index: number) =>
  slugify(text).replaceAll('-', '_').slice(0, 40).replace(/^\d/, 'n$&') ||
  `option_${index + 1}`

/**
 * The options of such lines. An option keeps its value, which answers and rules name: by its English text, or by its place
 * if only its text was corrected.
 */
export const optionsOf = (
  lines: string,
  before: readonly FormOption[]
): FormOption[] =>
  labelsIn(lines).map((label, index, labels) => {
    const isIn = ({ label: { en } }: FormOption) =>
      labels.some((each) => each.en === en)
    const known = before.find((option) => option.label.en === label.en)
    const corrected =
      labels.length === before.length && !isIn(before[index])
        ? before[index]
        : undefined
    return {
      value: known?.value ?? corrected?.value ?? keyOf(label.en, index),
      label,
    }
  })

const labelsIn = (lines: string) =>
  lines
    .split('\n')
    .filter((line) => line.trim())
    .map((line) => {
      const [en, fil = ''] = line.split('|').map((part) => part.trim())
      return { en, fil }
    })

/** The profile has its own two values. */
const asSexes = (options: FormOption[]) =>
  options.map((option) => ({
    ...option,
    value: sexes.find((sex) => sex === option.label.en.trim()) ?? option.value,
  }))

export const asInput = (field: FormField): FieldInput => ({
  ...field,
  label: field.label.en,
  labelFil: field.label.fil,
  help: field.help.en,
  helpFil: field.help.fil,
  options: linesOf(field.options),
})

/** A key from the field's label that no other field has; a field that exists keeps its own. */
const freeKey = (label: string, type: FieldType, taken: readonly string[]) => {
  const wanted = keyOf(label, 0).slice(0, 30).replace(/_$/, '')
  const start = wanted === 'option_1' ? type : wanted
  let key = start
  for (let number = 2; taken.includes(key); number++) key = `${start}_${number}`
  return key
}

export const fromInput = (
  { label, labelFil, help, helpFil, options, ...input }: FieldInput,
  before: FormField | undefined,
  taken: readonly string[]
): FormField => ({
  ...input,
  key: before?.key ?? freeKey(label, input.type, taken),
  label: { en: label, fil: labelFil ?? '' },
  help: { en: help ?? '', fil: helpFil ?? '' },
  options:
    input.profile === 'sex'
      ? asSexes(optionsOf(options ?? '', before?.options ?? []))
      : optionsOf(options ?? '', before?.options ?? []),
  rules: input.rules ?? [],
})

const isHidden = ({ type }: FieldInput) => type === 'hidden'

/** The dialog's fields; what a kind of field has no use for is not shown. */
export const inputFields: Field<FieldInput>[] = [
  {
    name: 'type',
    as: 'choice',
    required: true,
    choices: fieldTypes.map((value) => ({ value })),
  },
  { name: 'label', as: 'text', required: true, half: true },
  { name: 'labelFil', as: 'text', half: true },
  {
    name: 'options',
    as: 'textarea',
    required: true,
    when: (input) => hasOptions(input),
  },
  {
    name: 'isRequired',
    as: 'switch',
    when: (input) =>
      takesAnswer(input) && !isHidden(input) && input.type !== 'consent',
  },
  {
    name: 'help',
    as: 'textarea',
    empty: '',
    half: true,
    when: (input) => !isHidden(input),
  },
  {
    name: 'helpFil',
    as: 'textarea',
    half: true,
    when: (input) => !isHidden(input),
  },
  { name: 'min', as: 'number', half: true, when: (input) => hasLimits(input) },
  { name: 'max', as: 'number', half: true, when: (input) => hasLimits(input) },
  {
    name: 'profile',
    as: 'choice',
    choices: profileTargets.map((value) => ({ value })),
    when: ({ type }) => Object.values(profileTypes).includes(type),
  },
  {
    name: 'rules',
    // A choice is sent as its control holds it.
    as: 'choice',
    control: RulesControl,
    when: (input) => !isHidden(input),
  },
]
