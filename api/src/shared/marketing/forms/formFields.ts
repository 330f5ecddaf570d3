// The fields of forms (data-model.md, "Form, form response"): their types, texts, limits and rules. The api, the builder
// and the public page share them.

export const fieldTypes = [
  'shortText',
  'longText',
  'email',
  'mobile',
  'number',
  'peso',
  'date',
  'single',
  'multi',
  'dropdown',
  'rating',
  'scale',
  'yesNo',
  'file',
  'signature',
  'address',
  'consent',
  'section',
  'pageBreak',
  'hidden',
] as const

export type FieldType = (typeof fieldTypes)[number]

/** A text in both languages; an empty Filipino text falls back on the English one. */
export type FormText = { en: string; fil: string }

export type FormOption = { value: string; label: FormText }

export const ruleOperators = [
  'is',
  'isNot',
  'isAbove',
  'isBelow',
  'isFilled',
  'isEmpty',
] as const

export type RuleOperator = (typeof ruleOperators)[number]

/** The effect of a rule: show its field, require it, or, for a page break, jump to a later page. */
export const ruleEffects = ['show', 'require', 'jump'] as const

export type FormRule = {
  effect: (typeof ruleEffects)[number]
  /** The key of the earlier field whose answer decides. */
  when: string
  operator: RuleOperator
  /** The compared value as text; empty for isFilled and isEmpty. */
  value: string
  /** For a jump: the key of the page break that begins the next page, or END. */
  to: string
}

/** The target of a jump that skips all pages that are left. */
export const END = 'end'

/** The columns of the profile that an answer may fill. */
export const profileTargets = [
  'middleName',
  'suffix',
  'sex',
  'birthdate',
  'mobileNumber',
  'facebookProfile',
  'address',
] as const

export type ProfileTarget = (typeof profileTargets)[number]

export type FormField = {
  /** Names the answer: letters, digits and underscores. */
  key: string
  type: FieldType
  label: FormText
  help: FormText
  isRequired: boolean
  options: FormOption[]
  /**
   * Limits: characters of a text, centavos of an amount, the number of choices, or the number itself. The steps of a
   * rating or a scale are `max`.
   */
  min: number | null
  max: number | null
  rules: FormRule[]
  profile: ProfileTarget | null
}

export type FormSchema = { fields: FormField[] }

/** The types that show something and take no answer. */
const layoutTypes: readonly FieldType[] = ['section', 'pageBreak']

export const takesAnswer = ({ type }: Pick<FormField, 'type'>) =>
  !layoutTypes.includes(type)

const choiceTypes: readonly FieldType[] = ['single', 'multi', 'dropdown']

export const hasOptions = ({ type }: Pick<FormField, 'type'>) =>
  choiceTypes.includes(type)

const limitedTypes: readonly FieldType[] = [
  'shortText',
  'longText',
  'number',
  'peso',
  'multi',
  'rating',
  'scale',
]

export const hasLimits = ({ type }: Pick<FormField, 'type'>) =>
  limitedTypes.includes(type)

/** The field types whose answer may fill a column of the profile. */
export const profileTypes: Record<ProfileTarget, FieldType> = {
  middleName: 'shortText',
  suffix: 'shortText',
  sex: 'single',
  birthdate: 'date',
  mobileNumber: 'mobile',
  facebookProfile: 'shortText',
  address: 'address',
}

export const MOST_FIELDS = 100
export const MOST_OPTIONS = 60
export const MOST_RULES = 10
export const RATING_STEPS = 5
export const SCALE_STEPS = 10
/** The most steps of a rating or a scale. */
export const MOST_STEPS = 20

/** The most characters of an answer without a lower limit of its own. */
export const MOST_CHARACTERS = {
  shortText: 200,
  longText: 5_000,
  hidden: 200,
  signature: 120,
  place: 100,
} as const

/** The text in a language. */
export const formText = ({ en, fil }: FormText, lang: 'en' | 'fil') =>
  (lang === 'fil' && fil.trim()) || en
