import { useEffect, useState, type KeyboardEvent } from 'react'

import { useQuery } from '@apollo/client'

import 'src/components/Community/MyGroup/groupPerson'
import { useDebounced } from 'src/hooks/browser/useDebounced'

import type { Named } from './mentions'

const PEOPLE: Doc<'FeedPeopleQuery'> = gql`
  query FeedPeopleQuery($feed: String!, $q: String!) {
    feedPeople(feed: $feed, q: $q) {
      ...GroupPersonFields
    }
  }
`

const steps: Partial<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 }

type PeopleToName = {
  feed: string
  /** The letters after the @; empty while no name is typed. */
  typed: string
  onChoose: (person: Named) => void
}

/**
 * The people of a feed whose names have the typed letters. The arrow keys move in the list, whose first person is active;
 * Enter and Tab choose, and Escape closes the list until the letters change.
 */
export const usePeopleToName = ({ feed, typed, onChoose }: PeopleToName) => {
  const q = useDebounced(typed)
  const [isClosed, setIsClosed] = useState(false)
  const [moved, setMoved] = useState(0)
  useEffect(() => {
    setIsClosed(false)
    setMoved(0)
  }, [typed])
  const { data } = useQuery(PEOPLE, {
    variables: { feed, q },
    skip: !typed || q !== typed,
  })
  const isLoaded = !!typed && q === typed && !isClosed
  const people = isLoaded ? (data?.feedPeople ?? []) : []
  const isOpen = people.length > 0
  const active = moved < people.length ? moved : 0

  // A dialog around the field hears Escape at the document, before the field does.
  useEffect(() => {
    if (!isOpen) return undefined
    const onEscape = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      event.preventDefault()
      setIsClosed(true)
    }
    window.addEventListener('keydown', onEscape, true)
    return () => window.removeEventListener('keydown', onEscape, true)
  }, [isOpen])

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, shiftKey, nativeEvent } = event
    if (!isOpen || shiftKey || nativeEvent.isComposing) return
    const step = steps[key]
    if (step) {
      event.preventDefault()
      const { length } = people
      setMoved((active + step + length) % length)
    } else if (key === 'Enter' || key === 'Tab') {
      event.preventDefault()
      onChoose(people[active])
    }
  }
  return {
    people,
    active,
    isOpen,
    close: () => setIsClosed(true),
    onKeyDown,
  }
}
