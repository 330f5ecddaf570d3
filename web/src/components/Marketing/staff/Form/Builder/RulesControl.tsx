import { Plus, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { useFormContext } from '@redwoodjs/forms'

import { Button } from 'src/components/ui/control/Button/Button'
import type { ControlProps } from 'src/components/ui/form/ResourceForm/field'

import { useAround } from './aroundField'

import {
  END,
  hasOptions,
  ruleOperators,
  takesAnswer,
  type FieldType,
  type FormField,
  type FormRule,
} from '$api/src/shared/marketing/forms/formFields'

const select = 'select select-sm min-w-0 flex-1 basis-36 text-sm'

const needsValue = ({ operator }: FormRule) =>
  operator !== 'isFilled' && operator !== 'isEmpty'

const effectsOf = (type: FieldType): FormRule['effect'][] => {
  if (type === 'pageBreak') return ['jump']
  return takesAnswer({ type }) ? ['show', 'require'] : ['show']
}

type ValueProps = {
  asked: FormField | undefined
  rule: FormRule
  onChange: (value: string) => void
}

/** The compared value: one of the asked field's options, or a text. */
const RuleValue = ({ asked, rule, onChange }: ValueProps) => {
  const { t } = useTranslation('marketing.staff')
  const label = t('form.rule.value')
  const options =
    asked?.type === 'yesNo'
      ? [
          { value: 'true', text: t('form.rule.yes') },
          { value: 'false', text: t('form.rule.no') },
        ]
      : asked && hasOptions(asked)
        ? asked.options.map(({ value, label: { en } }) => ({ value, text: en }))
        : null
  return options ? (
    <select
      aria-label={label}
      value={rule.value}
      onChange={({ target }) => onChange(target.value)}
      className={select}
    >
      <option value="">…</option>
      {options.map(({ value, text }) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
  ) : (
    <input
      aria-label={label}
      value={rule.value}
      maxLength={200}
      onChange={({ target }) => onChange(target.value)}
      className="input input-sm min-w-0 flex-1 basis-28 text-sm"
    />
  )
}

/** When a field is shown or required, or which page follows, by the answers before it. */
export const RulesControl = ({
  value,
  onChange,
  labelledBy,
  inputRef,
}: ControlProps) => {
  const { t } = useTranslation('marketing.staff')
  const { watch } = useFormContext<{ type: FieldType }>()
  const { earlier, pages } = useAround()
  const effects = effectsOf(watch('type'))
  const rules = (value as FormRule[] | null) ?? []
  const change = (index: number, changes: Partial<FormRule>) =>
    onChange(
      rules.map((rule, at) => (at === index ? { ...rule, ...changes } : rule))
    )
  if (earlier.length === 0)
    return <p className="text-muted text-sm">{t('form.rule.none')}</p>
  return (
    <div role="group" aria-labelledby={labelledBy} className="space-y-2">
      {rules.map((rule, index) => {
        const asked = earlier.find(({ key }) => key === rule.when)
        return (
          <div
            key={index}
            className="border-base-300 flex flex-wrap items-center gap-2 rounded-lg border p-2"
          >
            <select
              aria-label={t('form.rule.effect')}
              value={rule.effect}
              onChange={({ target }) =>
                change(index, { effect: target.value as FormRule['effect'] })
              }
              className={select}
            >
              {effects.map((effect) => (
                <option key={effect} value={effect}>
                  {t(`form.rule.${effect}`)}
                </option>
              ))}
            </select>
            {rule.effect === 'jump' && (
              <select
                aria-label={t('form.rule.to')}
                value={rule.to}
                onChange={({ target }) => change(index, { to: target.value })}
                className={select}
              >
                <option value={END}>{t('form.rule.end')}</option>
                {pages.map(({ key, label }) => (
                  <option key={key} value={key}>
                    {label.en || key}
                  </option>
                ))}
              </select>
            )}
            <span className="text-muted text-sm">{t('form.rule.given')}</span>
            <select
              aria-label={t('form.rule.when')}
              value={rule.when}
              onChange={({ target }) =>
                change(index, { when: target.value, value: '' })
              }
              className={select}
            >
              {earlier.map(({ key, label }) => (
                <option key={key} value={key}>
                  {label.en || key}
                </option>
              ))}
            </select>
            <select
              aria-label={t('form.rule.operator')}
              value={rule.operator}
              onChange={({ target }) =>
                change(index, {
                  operator: target.value as FormRule['operator'],
                })
              }
              className={select}
            >
              {ruleOperators.map((operator) => (
                <option key={operator} value={operator}>
                  {t(`form.rule.${operator}`)}
                </option>
              ))}
            </select>
            {needsValue(rule) && (
              <RuleValue
                asked={asked}
                rule={rule}
                onChange={(text) => change(index, { value: text })}
              />
            )}
            <Button
              look="ghost"
              size="sm"
              iconOnly
              icon={Trash2}
              onClick={() => onChange(rules.filter((_, at) => at !== index))}
            >
              {t('form.rule.remove')}
            </Button>
          </div>
        )
      })}
      <Button
        ref={inputRef}
        look="outline"
        size="sm"
        icon={Plus}
        onClick={() =>
          onChange([
            ...rules,
            {
              effect: effects[0],
              when: earlier.at(-1)?.key ?? '',
              operator: 'is',
              value: '',
              to: effects[0] === 'jump' ? END : '',
            } satisfies FormRule,
          ])
        }
      >
        {t('form.rule.add')}
      </Button>
    </div>
  )
}
