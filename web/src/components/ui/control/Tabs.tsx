import { useEffect, useRef, useState, type ReactNode } from 'react'

import * as Radix from '@radix-ui/react-tabs'

import { oneOf } from 'src/hooks/browser/urlState'
import { useUrlState } from 'src/hooks/browser/useUrlState'

export type Tab = { key: string; title: string; content: ReactNode }

type TabsProps = {
  tabs: Tab[]
  label: string
  /** Keeps the choice in the URL under this name. */
  param?: string
  /** The URL holds the tab's index instead of its key (`?t=1`); an index out of range opens the first tab. */
  byIndex?: boolean
}

export const Tabs = ({ tabs, label, param, byIndex }: TabsProps) => {
  const [local, setLocal] = useState<string>()

  const words = tabs.map(({ key }, index) => (byIndex ? String(index) : key))
  const [state, set] = useUrlState({ [param ?? '']: oneOf(words) })
  const wanted = param ? state[param] : local
  const current = Math.max(0, words.indexOf(wanted ?? ''))

  // On phones the selected tab may be scrolled out of view.
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const chosen = row.current?.children[current] as HTMLElement | undefined
    if (!row.current || !chosen) return
    const { offsetLeft, clientWidth } = row.current
    row.current.scrollLeft =
      chosen.offsetLeft - offsetLeft - (clientWidth - chosen.offsetWidth) / 2
  }, [current])

  // The value of a tab is its index, because the value becomes an HTML id and a key may contain spaces.
  const onChange = (index: string) => {
    const word = words[Number(index)]
    if (param) set({ [param]: word }, { replace: false })
    else setLocal(word)
  }

  return (
    <Radix.Root
      value={String(current)}
      onValueChange={onChange}
      activationMode="manual"
    >
      <Radix.List
        ref={row}
        aria-label={label}
        className="no-scrollbar border-base-300 flex gap-1 overflow-x-auto border-b"
      >
        {tabs.map(({ key, title }, index) => (
          <Radix.Trigger
            key={key}
            value={String(index)}
            className="text-muted hover:text-base-content data-[state=active]:border-primary data-[state=active]:text-base-content -mb-px cursor-pointer rounded-t-lg border-b-2 border-transparent px-3 py-2.5 text-sm whitespace-nowrap -outline-offset-2! data-[state=active]:font-semibold"
          >
            {title}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map(({ key, content }, index) => (
        <Radix.Content key={key} value={String(index)} className="pt-5">
          {content}
        </Radix.Content>
      ))}
    </Radix.Root>
  )
}
