import { useEffect, useRef, useState } from 'react'

import type { ApolloError } from '@apollo/client'

import { errorCode } from 'src/lib/data/errorText'

const QUIET_MS = 1_200

export type SaveState = 'saved' | 'changed' | 'saving' | 'failed' | 'stale'

type AutosaveOptions<Draft, Content> = {
  opened: Draft
  /** Saves a content that is based on a version. @throws the api's error, STALE_VERSION if there is a newer version */
  save: (version: number, content: Content) => Promise<Draft | null | undefined>
  /** The state to show after a save; defaults to what was saved. */
  merge?: (saved: Draft, shown: Draft) => Draft
}

/**
 * Saves a draft when the editor pauses, one save after the other. After another person has saved, it stops saving
 * (`stale`) and overwrites nothing.
 */
export const useAutosave = <Draft extends { version: number }, Content>({
  opened,
  save,
  merge = (saved) => saved,
}: AutosaveOptions<Draft, Content>) => {
  const [draft, setDraft] = useState(opened)
  const [state, setState] = useState<SaveState>('saved')
  // Refs, because a running save must read and write the current values.
  const version = useRef(opened.version)
  const waiting = useRef<Content>()
  const timer = useRef<ReturnType<typeof setTimeout>>()
  const running = useRef<Promise<boolean>>()
  const isStale = useRef(false)

  const adopt = (saved: Draft) => {
    clearTimeout(timer.current)
    version.current = saved.version
    waiting.current = undefined
    isStale.current = false
    setDraft(saved)
    setState('saved')
  }

  const saveOnce = async (content: Content) => {
    setState('saving')
    try {
      const saved = await save(version.current, content)
      if (!saved) throw new Error('Nothing was saved')
      version.current = saved.version
      setDraft((shown) => merge(saved, shown))
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
    draft,
    state,
    change,
    flush,
    adopt,
    versionNow: () => version.current,
  }
}
