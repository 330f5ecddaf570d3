import { useId, useState, type CSSProperties } from 'react'

import { useTranslation } from 'react-i18next'

import { Avatar } from 'src/components/ui/layout/Avatar'
import { useLostFocus } from 'src/hooks/browser/useLostFocus'
import { prepareToasts } from 'src/lib/browser/toast'

import { writtenAs, type Named } from './mentions'
import { namedBefore, withPerson } from './namedBefore'
import { usePeopleToName } from './usePeopleToName'

type TalkAreaProps = {
  feed: string
  label: string
  value: string
  onChange: (text: string) => void
  /** The people whose names the text has, and a person who was chosen. */
  named: readonly Named[]
  onNamed: (named: readonly Named[]) => void
  maxLength: number
  rows?: number
  error?: string
  /** While the text is being sent, nothing can be typed that would go with it. */
  isSending?: boolean
}

/** The field grows with its text, where the browser can. */
const growing = (rows: number) =>
  ({
    fieldSizing: 'content',
    minHeight: `${rows + 1}lh`,
    maxHeight: '50vh',
  }) as CSSProperties

/** A field for plain text, in which an @ and some letters of a name find people who read the feed. */
export const TalkArea = ({
  feed,
  label,
  value,
  onChange,
  named,
  onNamed,
  maxLength,
  rows = 3,
  error,
  isSending,
}: TalkAreaProps) => {
  const { t } = useTranslation('community.feeds')
  const id = useId()
  const [cursor, setCursor] = useState(0)
  const area = useLostFocus<HTMLTextAreaElement>(!value)

  const choose = ({ name, slug }: Named) => {
    const person = { name, slug }
    const next = withPerson(value, cursor, writtenAs(person, named))
    onNamed([...named.filter((each) => each.slug !== slug), person])
    onChange(next.text)
    setCursor(next.cursor)
    const field = area.current
    field?.focus()
    requestAnimationFrame(() =>
      field?.setSelectionRange(next.cursor, next.cursor)
    )
  }
  const { people, active, isOpen, close, onKeyDown } = usePeopleToName({
    feed,
    typed: namedBefore(value, cursor) ?? '',
    onChoose: choose,
  })
  return (
    <div>
      <label className="block">
        <span className="sr-only">{label}</span>
        {/* A field of several lines may not have the role of a combobox; it announces its list by the other attributes. */}
        <textarea
          ref={area}
          rows={rows}
          maxLength={maxLength}
          placeholder={label}
          value={value}
          readOnly={isSending}
          aria-invalid={!!error}
          aria-describedby={error ? `${id}-error` : undefined}
          aria-autocomplete="list"
          aria-haspopup="listbox"
          aria-controls={isOpen ? `${id}-people` : undefined}
          aria-activedescendant={
            isOpen ? `${id}-${people[active].id}` : undefined
          }
          onFocus={prepareToasts}
          onBlur={close}
          onKeyDown={onKeyDown}
          onChange={({ target }) => {
            onChange(target.value)
            setCursor(target.selectionEnd)
          }}
          onSelect={({ currentTarget }) =>
            setCursor(currentTarget.selectionEnd)
          }
          style={growing(rows)}
          className={`textarea w-full ${error ? 'textarea-error' : ''}`}
        />
      </label>
      {error && (
        <p
          id={`${id}-error`}
          role="alert"
          className="text-error mt-1.5 text-sm"
        >
          {error}
        </p>
      )}
      <p role="status" className="sr-only">
        {isOpen && t('peopleFound', { count: people.length })}
      </p>
      {isOpen && (
        <ul
          id={`${id}-people`}
          role="listbox"
          aria-label={t('people')}
          className="mt-2 flex flex-wrap gap-1"
        >
          {people.map(({ id: userId, name, slug, profileImage }, index) => (
            // The keys are handled in the field, which keeps the focus.
            // eslint-disable-next-line jsx-a11y/click-events-have-key-events
            <li
              key={userId}
              id={`${id}-${userId}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose({ name, slug })}
              className={`flex min-h-9 max-w-full min-w-0 cursor-pointer items-center gap-2 rounded-lg px-2 py-1 text-sm ${index === active ? 'bg-base-200 outline-primary outline-2' : 'hover:bg-base-200'}`}
            >
              <Avatar name={name} src={profileImage} size="sm" />
              <span className="min-w-0 wrap-anywhere">{name}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
