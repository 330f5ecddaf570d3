import { Suspense, useEffect, useRef, useState } from 'react'

import { useWatch } from '@redwoodjs/forms'

import { Button } from 'src/components/ui/control/Button/Button'
import { PasswordInput } from 'src/components/ui/form/PasswordInput'
import { RichTextEditor } from 'src/components/ui/form/RichTextEditor/RichTextEditor'
import { lazyPart } from 'src/lib/loading/lazyPart'

import type { ControlProps } from './field'
import { inputProps } from './inputProps'

import { slugify } from '$api/src/shared/text/slug'

export const TextControl = (type: 'text' | 'email' | 'tel' | 'url') =>
  function Text(props: ControlProps) {
    return (
      <input
        {...inputProps(props)}
        type={type}
        autoCapitalize={type === 'text' ? undefined : 'none'}
        value={String(props.value ?? '')}
        onChange={(event) => props.onChange(event.target.value)}
        className="input w-full text-base"
      />
    )
  }

const EmailHint = lazyPart(
  () => import('src/components/ui/form/EmailHint/EmailHint')
)

const EmailInput = TextControl('email')

/** An address with a hint about a mistyped domain, once the field is left. */
export const EmailControl = (props: ControlProps) => {
  const [isLeft, setIsLeft] = useState(false)
  const typed = String(props.value ?? '')
  const onBlur = () => {
    setIsLeft(true)
    props.onBlur()
  }
  return (
    <>
      <EmailInput {...props} onBlur={onBlur} />
      {isLeft && typed && !props.field.disabled && (
        <Suspense fallback={null}>
          <EmailHint typed={typed} onAccept={props.onChange} />
        </Suspense>
      )}
    </>
  )
}

export const Password = (props: ControlProps) => (
  <PasswordInput
    {...inputProps(props)}
    value={String(props.value ?? '')}
    onChange={(event) => props.onChange(event.target.value)}
  />
)

export const Slug = (props: ControlProps) => {
  const { from, prefix } = props.field
  const source = useWatch({ name: from ?? props.name })
  const started = useRef(!!props.value)
  const { onFollow } = props

  useEffect(() => {
    // A slug that exists already stays when the name changes.
    if (from && !started.current) onFollow(slugify(String(source ?? '')))
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [source])

  return (
    <label className="input w-full text-base" htmlFor={props.id}>
      {prefix && <span className="text-muted">{prefix}</span>}
      <input
        {...inputProps(props)}
        type="text"
        autoCapitalize="none"
        spellCheck={false}
        value={String(props.value ?? '')}
        onChange={(event) => {
          started.current = true
          props.onChange(
            event.target.value.toLowerCase().replace(/[\s_]+/g, '-')
          )
        }}
      />
    </label>
  )
}

export const TextArea = (props: ControlProps) => (
  <>
    <textarea
      {...inputProps(props)}
      rows={4}
      value={String(props.value ?? '')}
      onChange={(event) => props.onChange(event.target.value)}
      className="textarea w-full text-base"
    />
    {props.field.suggestions && (
      <div className="mt-2 flex flex-wrap gap-1">
        {props.field.suggestions.map((text) => (
          <Button
            key={text}
            look="outline"
            size="sm"
            onClick={() => props.onChange(text)}
          >
            {text}
          </Button>
        ))}
      </div>
    )}
  </>
)

export const RichTextControl = ({
  id,
  value,
  onChange,
  onBlur,
  label,
  isInvalid,
  describedBy,
  inputRef,
  field,
}: ControlProps) => (
  <div
    ref={(element) => {
      const target = element && {
        focus: () =>
          element.querySelector<HTMLElement>('[contenteditable]')?.focus(),
      }
      if (typeof inputRef === 'function') inputRef(target as never)
    }}
  >
    <RichTextEditor
      id={id}
      value={String(value ?? '')}
      onChange={onChange}
      onBlur={onBlur}
      label={label}
      isInvalid={isInvalid}
      describedBy={describedBy}
      linksModals={field.linksModals}
    />
  </div>
)
