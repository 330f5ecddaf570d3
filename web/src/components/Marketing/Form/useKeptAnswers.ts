import { useEffect, useRef, useState } from 'react'

import type {
  SaveFormAnswersMutation,
  SaveFormAnswersMutationVariables,
} from 'types/graphql'

import { useMutation } from '@redwoodjs/web'

import { useAuth } from 'src/auth'
import { useLatestRef } from 'src/hooks/browser/useLatestRef'
import {
  forgetStored,
  readStored,
  storageKeys,
  store,
} from 'src/lib/browser/storageKeys'

import type { Answers } from '$api/src/shared/marketing/forms/formPath'

const SAVE = gql`
  mutation SaveFormAnswersMutation($slug: String!, $answers: JSON!) {
    saveFormAnswers(slug: $slug, answers: $answers)
  }
`

const QUIET_MS = 1_200

/** A visitor's answers to a form in this browser. */
export const visitorsAnswers = (slug: string) =>
  readStored<Answers>(storageKeys.formDraft(slug)) ?? {}

/**
 * Keeps answers when their person pauses: for a signed-in person on the server, so that another device goes on with
 * them, and for a visitor in this browser.
 */
export const useKeptAnswers = (slug: string, isOn: boolean) => {
  const { isAuthenticated } = useAuth()
  const [isKept, setIsKept] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>()
  const waiting = useRef<Answers>()
  const [save] = useMutation<
    SaveFormAnswersMutation,
    SaveFormAnswersMutationVariables
  >(SAVE)

  const keepNow = async (answers: Answers) => {
    clearTimeout(timer.current)
    waiting.current = undefined
    if (!isAuthenticated) {
      store(storageKeys.formDraft(slug), answers)
      return setIsKept(true)
    }
    // A failed save is made up for by the next one; what was typed stays on the screen.
    const saved = await save({ variables: { slug, answers } }).catch(() => null)
    setIsKept(saved?.data?.saveFormAnswers === true)
  }
  // The last change is kept when the page is left.
  const latest = useLatestRef(keepNow)
  useEffect(
    () => () => {
      if (waiting.current) void latest.current(waiting.current)
    },
    [latest]
  )
  return {
    isKept,
    keepNow,
    keep: (answers: Answers) => {
      if (!isOn) return
      setIsKept(false)
      clearTimeout(timer.current)
      waiting.current = answers
      timer.current = setTimeout(() => void keepNow(answers), QUIET_MS)
    },
    /** Called after the form was sent. */
    forget: () => {
      clearTimeout(timer.current)
      waiting.current = undefined
      forgetStored(storageKeys.formDraft(slug))
    },
  }
}
