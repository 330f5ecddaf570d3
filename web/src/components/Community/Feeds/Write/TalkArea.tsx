import { useId, useState } from 'react'

import { useQuery } from '@apollo/client'
import { useTranslation } from 'react-i18next'
import type { FeedPeopleQuery, FeedPeopleQueryVariables } from 'types/graphql'

import type { TypedDocumentNode } from '@redwoodjs/web'

import 'src/components/Community/MyGroup/groupPerson'
import { Avatar } from 'src/components/ui/layout/Avatar/Avatar'
import { useDebounced } from 'src/hooks/browser/useDebounced'
import { useLostFocus } from 'src/hooks/browser/useLostFocus'
import { prepareToasts } from 'src/lib/browser/toast'

import { namedBefore, withPerson } from './namedBefore'

const PEOPLE: TypedDocumentNode<FeedPeopleQuery, FeedPeopleQueryVariables> =
  gql`
    query FeedPeopleQuery($feed: String!, $q: String!) {
      feedPeople(feed: $feed, q: $q) {
        ...GroupPersonFields
      }
    }
  `

type TalkAreaProps = {
  feed: string
  label: string
  value: string
  onChange: (text: string) => void
  maxLength: number
  rows?: number
  error?: string
}

/** A field for plain text, in which an @ and some letters of a name find people who read the feed. */
export const TalkArea = ({
  feed,
  label,
  value,
  onChange,
  maxLength,
  rows = 3,
  error,
}: TalkAreaProps) => {
  const { t } = useTranslation('community.feeds')
  const id = useId()
  const [cursor, setCursor] = useState(0)
  const area = useLostFocus<HTMLTextAreaElement>(!value)
  const typed = namedBefore(value, cursor) ?? ''
  const q = useDebounced(typed)
  const { data } = useQuery(PEOPLE, {
    variables: { feed, q },
    skip: !typed || q !== typed,
  })
  const people = typed && q === typed ? (data?.feedPeople ?? []) : []

  const choose = (slug: string) => {
    const next = withPerson(value, cursor, slug)
    onChange(next.text)
    setCursor(next.cursor)
    const field = area.current
    field?.focus()
    requestAnimationFrame(() =>
      field?.setSelectionRange(next.cursor, next.cursor)
    )
  }
  return (
    <div>
      <label className="block">
        <span className="sr-only">{label}</span>
        <textarea
          ref={area}
          rows={rows}
          maxLength={maxLength}
          placeholder={label}
          value={value}
          aria-invalid={!!error}
          aria-describedby={error ? `${id}-error` : undefined}
          onFocus={prepareToasts}
          onChange={({ target }) => {
            onChange(target.value)
            setCursor(target.selectionEnd)
          }}
          onSelect={({ currentTarget }) =>
            setCursor(currentTarget.selectionEnd)
          }
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
      {people.length > 0 && (
        <ul aria-label={t('people')} className="mt-1 flex flex-wrap gap-1">
          {people.map(({ id: userId, name, slug, profileImage }) => (
            <li key={userId}>
              <button
                type="button"
                onClick={() => choose(slug)}
                className="btn btn-ghost btn-sm max-w-full gap-2 font-normal"
              >
                <Avatar name={name} src={profileImage} size="sm" />
                <span className="truncate">{name}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
