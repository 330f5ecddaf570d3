import { useEffect, useRef, useState } from 'react'

import { fromWallTime, toWallTime } from './dateTimeInput'
import type { ControlProps } from './field'
import { inputProps } from './inputProps'
import { parsePesos, shownPesos, typedAmount, typedNumber } from './typedNumber'

type NumberControlProps = ControlProps & { read?: typeof typedNumber }

export const NumberControl = ({
  read = typedNumber,
  ...props
}: NumberControlProps) => {
  const [text, setText] = useSyncedText(props.value, (value) =>
    value === null ? '' : String(value)
  )
  return (
    <input
      {...inputProps(props)}
      inputMode="decimal"
      value={text}
      onChange={(event) => {
        const typed = event.target.value
        const number = read(typed)
        setText(typed, number)
        props.onChange(number)
      }}
      className="input w-full text-base tabular-nums"
    />
  )
}

export const AmountControl = (props: ControlProps) => (
  <NumberControl {...props} read={typedAmount} />
)

export const Money = (props: ControlProps) => {
  const [text, setText] = useSyncedText(props.value, shownPesos)
  return (
    <label className="input w-full text-base" htmlFor={props.id}>
      <span className="text-muted">₱</span>
      <input
        {...inputProps(props)}
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

/** Keeps the text as typed until the value changes from outside. */
const useSyncedText = (
  value: unknown,
  show: (value: number | null) => string
) => {
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

export const DateControl = (props: ControlProps) => (
  <input
    {...inputProps(props)}
    type="date"
    value={String(props.value ?? '').slice(0, 10)}
    onChange={(event) => props.onChange(event.target.value || null)}
    className="input w-full text-base"
  />
)

export const DateTimeControl = (props: ControlProps) => (
  <input
    {...inputProps(props)}
    type="datetime-local"
    value={toWallTime(props.value as string | null)}
    onChange={(event) => props.onChange(fromWallTime(event.target.value))}
    className="input w-full text-base"
  />
)
