import { sexes } from '../../accounts/profileRules'

import {
  END,
  hasOptions,
  MOST_STEPS,
  takesAnswer,
  type FormRule,
  type FormSchema,
} from './formFields'

export const problemKinds = [
  'noFields',
  'noLabel',
  'noOptions',
  'emptyOption',
  'limits',
  'ruleField',
  'ruleValue',
  'jump',
  'fileNeedsLogin',
  'profileNeedsLogin',
  'twiceProfile',
  'sexOptions',
  'onceNeedsLogin',
  'needsEmail',
  'needsFunnel',
] as const

export type SchemaProblem = {
  kind: (typeof problemKinds)[number]
  /** The key of the field; empty for the form as a whole. */
  key: string
}

type FormTerms = {
  kind: string
  loginRequired: boolean
  oncePer: 'NONE' | 'USER' | 'EMAIL'
  funnelId?: string | null
}

const needsValue = ({ operator }: FormRule) =>
  operator !== 'isFilled' && operator !== 'isEmpty'

const isSex = (value: string) => sexes.some((sex) => sex === value)

/**
 * Why a form cannot be published, in the order of its fields: missing texts, rules that look ahead, jumps that lead back,
 * and fields that need a signed-in person.
 */
export const schemaProblems = (
  { fields }: FormSchema,
  { kind, loginRequired, oncePer, funnelId }: FormTerms
): SchemaProblem[] => {
  const problems: SchemaProblem[] = []
  if (!fields.some(takesAnswer)) problems.push({ kind: 'noFields', key: '' })
  if (oncePer === 'USER' && !loginRequired)
    problems.push({ kind: 'onceNeedsLogin', key: '' })
  if (kind === 'WAITLIST' && !funnelId)
    problems.push({ kind: 'needsFunnel', key: '' })
  const asksForEmail = fields.some(
    ({ type, isRequired, rules }) =>
      type === 'email' && isRequired && rules.length === 0
  )
  if (
    (oncePer === 'EMAIL' || kind === 'WAITLIST') &&
    !loginRequired &&
    !asksForEmail
  )
    problems.push({ kind: 'needsEmail', key: '' })
  const profiles = new Set<string>()
  fields.forEach((field, index) => {
    const { key, type, label, options, min, max, rules, profile } = field
    const add = (kind: SchemaProblem['kind'], isWrong: boolean) => {
      if (isWrong) problems.push({ kind, key })
    }
    add(
      'noLabel',
      type !== 'pageBreak' && type !== 'hidden' && !label.en.trim()
    )
    add('noOptions', hasOptions(field) && options.length < 2)
    add(
      'emptyOption',
      options.some((option) => !option.label.en.trim())
    )
    add(
      'limits',
      (min !== null && max !== null && min > max) ||
        ((type === 'rating' || type === 'scale') &&
          max !== null &&
          (max < 2 || max > MOST_STEPS))
    )
    add(
      'ruleField',
      rules.some(
        ({ when }) =>
          !fields
            .slice(0, index)
            .some((earlier) => earlier.key === when && takesAnswer(earlier))
      )
    )
    add(
      'ruleValue',
      rules.some((rule) => {
        const asked = fields.find((each) => each.key === rule.when)
        return (
          needsValue(rule) &&
          (rule.value.trim() === '' ||
            (asked !== undefined &&
              hasOptions(asked) &&
              !asked.options.some(({ value }) => value === rule.value)))
        )
      })
    )
    add(
      'jump',
      rules.some(
        ({ effect, to }) =>
          effect === 'jump' &&
          to !== END &&
          !fields
            .slice(index)
            .some((later) => later.key === to && later.type === 'pageBreak')
      )
    )
    add('fileNeedsLogin', type === 'file' && !loginRequired)
    add('profileNeedsLogin', profile !== null && !loginRequired)
    add(
      'sexOptions',
      profile === 'sex' && options.some(({ value }) => !isSex(value))
    )
    add('twiceProfile', profile !== null && profiles.has(profile))
    if (profile) profiles.add(profile)
  })
  return problems
}
