import { useEffect, useRef, useState, type ComponentType, type Ref } from 'react'

import { useTranslation } from 'react-i18next'

import { useWatch, type FieldValues } from '@redwoodjs/forms'

import { PasswordInput } from 'src/components/ui/PasswordInput/PasswordInput'
import { RichTextEditor } from 'src/components/ui/RichTextEditor/RichTextEditor'
import type { EntityWords } from 'src/hooks/useEntityWords'

import { slugify } from '$api/src/shared/slug'

import { fromWallTime, toWallTime } from './dateTimeInput'
import type { Field, FieldKind } from './field'
import { parsePesos, shownPesos } from './moneyInput'

type Props = {
  id: string
  name: string
  value: unknown
  onChange: (value: unknown) => void
  onBlur: () => void
  // React Hook Form takes whatever can be focused.
  inputRef: Ref<never>
  label: string
  labelledBy: string
  isInvalid: boolean
  describedBy?: string
  field: Field<FieldValues>
  words: EntityWords
  /** Writes a value that follows another field. */
  onFollow: (text: string) => void
}

const common = ({ id, name, onBlur, isInvalid, describedBy, field, inputRef }: Props) => ({
  id,
  name,
  onBlur,
  ref: inputRef,
  disabled: field.disabled,
  placeholder: field.placeholder,
  autoComplete: field.autoComplete,
  'aria-invalid': isInvalid,
  'aria-describedby': describedBy,
  'aria-required': field.required,
})

const TextControl = (type: 'text' | 'email' | 'tel' | 'url') =>
  function Text(props: Props) {
    return (
      <input
        {...common(props)}
        type={type}
        autoCapitalize={type === 'text' ? undefined : 'none'}
        value={String(props.value ?? '')}
        onChange={(event) => props.onChange(event.target.value)}
        className="input w-full text-base"
      />
    )
  }

const Password = (props: Props) => (
  <PasswordInput {...common(props)} value={String(props.value ?? '')} onChange={(event) => props.onChange(event.target.value)} />
)

const Slug = (props: Props) => {
  const { from } = props.field
  const source = useWatch({ name: from ?? props.name })
  const started = useRef(!!props.value)
  const { onFollow } = props

  useEffect(() => {
    // A record that has its address keeps it, whatever happens to its name.
    if (from && !started.current) onFollow(slugify(String(source ?? '')))
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [source])

  return (
    <label className="input w-full text-base" htmlFor={props.id}>
      <span className="text-muted">/</span>
      <input
        {...common(props)}
        type="text"
        autoCapitalize="none"
        spellCheck={false}
        value={String(props.value ?? '')}
        onChange={(event) => {
          started.current = true
          props.onChange(event.target.value.toLowerCase().replace(/[\s_]+/g, '-'))
        }}
      />
    </label>
  )
}

const TextArea = (props: Props) => (
  <textarea
    {...common(props)}
    rows={4}
    value={String(props.value ?? '')}
    onChange={(event) => props.onChange(event.target.value)}
    className="textarea w-full text-base"
  />
)

const RichTextControl = ({ id, value, onChange, onBlur, label, isInvalid, describedBy, inputRef }: Props) => (
  <div
    ref={(element) => {
      const target = element && { focus: () => element.querySelector<HTMLElement>('[contenteditable]')?.focus() }
      if (typeof inputRef === 'function') inputRef(target as never)
    }}
  >
    <RichTextEditor id={id} value={String(value ?? '')} onChange={onChange} onBlur={onBlur} label={label} isInvalid={isInvalid} describedBy={describedBy} />
  </div>
)

const NumberControl = (props: Props) => {
  const [text, setText] = useSyncedText(props.value, (value) => (value === null ? '' : String(value)))
  return (
    <input
      {...common(props)}
      inputMode="decimal"
      value={text}
      onChange={(event) => {
        const typed = event.target.value
        const number = typed.trim() === '' ? null : Number(typed.replaceAll(',', ''))
        setText(typed, number)
        props.onChange(number)
      }}
      className="input w-full text-base tabular-nums"
    />
  )
}

const Money = (props: Props) => {
  const [text, setText] = useSyncedText(props.value, shownPesos)
  return (
    <label className="input w-full text-base" htmlFor={props.id}>
      <span className="text-muted">₱</span>
      <input
        {...common(props)}
        inputMode="decimal"
        value={text}
        onChange={(event) => {
          const centavos = parsePesos(event.target.value)
          setText(event.target.value, centavos)
          props.onChange(centavos)
        }}
        className="tabular-nums"
      />
    </label>
  )
}

/** The text as typed, until the value is changed from outside. */
const useSyncedText = (value: unknown, show: (value: number | null) => string) => {
  const known = useRef(value)
  const [text, setText] = useState(() => show((value ?? null) as number | null))

  useEffect(() => {
    if (Object.is(known.current, value)) return
    known.current = value
    setText(Number.isNaN(value) ? '' : show((value ?? null) as number | null))
  }, [value, show])

  const change = (typed: string, typedValue: number | null) => {
    known.current = typedValue
    setText(typed)
  }
  return [text, change] as const
}

const DateControl = (props: Props) => (
  <input
    {...common(props)}
    type="date"
    value={String(props.value ?? '').slice(0, 10)}
    onChange={(event) => props.onChange(event.target.value || null)}
    className="input w-full text-base"
  />
)

const DateTimeControl = (props: Props) => (
  <input
    {...common(props)}
    type="datetime-local"
    value={toWallTime(props.value as string | null)}
    onChange={(event) => props.onChange(fromWallTime(event.target.value))}
    className="input w-full text-base"
  />
)

const ChoiceControl = (props: Props) => {
  const { t } = useTranslation()
  const { choices = [], required, name } = props.field
  const index = choices.findIndex(({ value }) => value === props.value)
  return (
    <select
      {...common(props)}
      value={index}
      onChange={(event) => props.onChange(choices[Number(event.target.value)]?.value ?? null)}
      className="select w-full text-base"
    >
      <option value={-1} disabled={required}>
        {t('form.choose')}
      </option>
      {choices.map(({ value, label }, position) => (
        <option key={value} value={position}>
          {label ?? props.words.choice(name, String(value))}
        </option>
      ))}
    </select>
  )
}

const MultichoiceControl = (props: Props) => {
  const { choices = [], name } = props.field
  const chosen = (props.value ?? []) as (string | number)[]
  return (
    <div role="group" aria-labelledby={props.labelledBy} aria-describedby={props.describedBy} className="border-base-300 max-h-72 overflow-y-auto rounded-lg border p-1">
      {choices.map(({ value, label }, index) => (
        <label key={value} className="hover:bg-base-200 flex min-h-10 cursor-pointer items-center gap-3 rounded-md px-3 py-1.5 text-sm">
          <input
            type="checkbox"
            ref={index === 0 ? props.inputRef : undefined}
            disabled={props.field.disabled}
            aria-invalid={props.isInvalid}
            checked={chosen.includes(value)}
            onBlur={props.onBlur}
            onChange={(event) =>
              props.onChange(event.target.checked ? [...chosen, value] : chosen.filter((other) => other !== value))
            }
            className="checkbox checkbox-sm"
          />
          {label ?? props.words.choice(name, String(value))}
        </label>
      ))}
    </div>
  )
}

const SwitchControl = (props: Props) => (
  <label htmlFor={props.id} className="flex min-h-10 cursor-pointer items-center gap-3 text-sm font-semibold">
    <input
      {...common(props)}
      type="checkbox"
      role="switch"
      checked={!!props.value}
      onChange={(event) => props.onChange(event.target.checked)}
      className="toggle checked:text-primary"
    />
    {props.label}
  </label>
)

export const controls: Record<FieldKind, ComponentType<Props>> = {
  text: TextControl('text'),
  email: TextControl('email'),
  tel: TextControl('tel'),
  url: TextControl('url'),
  password: Password,
  slug: Slug,
  textarea: TextArea,
  richText: RichTextControl,
  number: NumberControl,
  money: Money,
  date: DateControl,
  dateTime: DateTimeControl,
  choice: ChoiceControl,
  multichoice: MultichoiceControl,
  switch: SwitchControl,
}
