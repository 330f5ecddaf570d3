import { useEffect, useRef, useState } from 'react'

import type { ApolloError } from '@apollo/client'
import type {
  LandingPageFields,
  SaveLandingPageMutation,
  SaveLandingPageMutationVariables,
} from 'types/graphql'

import { useMutation } from '@redwoodjs/web'

import { errorCode } from 'src/lib/data/errorText'

const SAVE = gql`
  mutation SaveLandingPageMutation(
    $funnelId: String!
    $version: Int!
    $content: JSON!
  ) {
    saveLandingPage(funnelId: $funnelId, version: $version, content: $content) {
      ...LandingPageFields
    }
  }
`

const QUIET_MS = 1_200

type Content = SaveLandingPageMutationVariables['content']

export type SaveState = 'saved' | 'changed' | 'saving' | 'failed' | 'stale'

/**
 * Saves the draft when the editor pauses, one save after the other. After another person has saved, it stops saving
 * (`stale`) and overwrites nothing.
 */
export const useAutosave = (opened: LandingPageFields) => {
  const [page, setPage] = useState(opened)
  const [state, setState] = useState<SaveState>('saved')
  const [mutate] = useMutation<
    SaveLandingPageMutation,
    SaveLandingPageMutationVariables
  >(SAVE)
  // Refs, because a running save must read and write the current values.
  const version = useRef(opened.version)
  const waiting = useRef<Content>()
  const timer = useRef<ReturnType<typeof setTimeout>>()
  const running = useRef<Promise<boolean>>()
  const isStale = useRef(false)

  const adopt = (saved: LandingPageFields) => {
    clearTimeout(timer.current)
    version.current = saved.version
    waiting.current = undefined
    isStale.current = false
    setPage(saved)
    setState('saved')
  }

  const saveOnce = async (content: Content) => {
    setState('saving')
    try {
      const { data } = await mutate({
        variables: {
          funnelId: opened.id,
          version: version.current,
          content,
        },
      })
      const saved = data?.saveLandingPage
      if (!saved) throw new Error('Nothing was saved')
      version.current = saved.version
      setPage((last) => ({ ...saved, content: last.content }))
      setState(waiting.current === undefined ? 'saved' : 'changed')
      return true
    } catch (error) {
      waiting.current ??= content
      isStale.current = errorCode(error as ApolloError) === 'STALE_VERSION'
      setState(isStale.current ? 'stale' : 'failed')
      return false
    }
  }

  /** Saves all pending changes; true once every change is saved. */
  const flush = async (): Promise<boolean> => {
    clearTimeout(timer.current)
    if (running.current && !(await running.current)) return false
    if (waiting.current === undefined) return true
    if (isStale.current) return false
    const content = waiting.current
    waiting.current = undefined
    running.current = saveOnce(content)
    const isSaved = await running.current
    running.current = undefined
    return isSaved && flush()
  }

  const change = (content: Content) => {
    waiting.current = content
    if (isStale.current) return
    setState('changed')
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void flush(), QUIET_MS)
  }

  const isUnsaved = state !== 'saved'
  useEffect(() => {
    if (!isUnsaved) return
    const stay = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', stay)
    return () => window.removeEventListener('beforeunload', stay)
  }, [isUnsaved])
  useEffect(() => () => clearTimeout(timer.current), [])

  return {
    page,
    state,
    change,
    flush,
    adopt,
    versionNow: () => version.current,
  }
}

export type Autosave = ReturnType<typeof useAutosave>
