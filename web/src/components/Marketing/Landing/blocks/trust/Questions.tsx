import { ChevronDown } from 'lucide-react'

import { useBlockWords, useTexts } from '../../live'

import type { BlockProps } from '$api/src/shared/marketing/landing/blocks'

export const Questions = (props: BlockProps<'Questions'>) => {
  const t = useBlockWords()
  const text = useTexts()
  const asked = props.items.filter(({ question }) => question)
  if (asked.length === 0) return null
  return (
    <section>
      <h2 className="mb-3 text-xl">
        {text(props, 'title') || t('landing.questions')}
      </h2>
      <div className="panel divide-base-300 divide-y">
        {asked.map((item, index) => (
          <details key={index} className="group px-4 sm:px-5">
            <summary className="flex cursor-pointer list-none items-center justify-between gap-3 py-4 font-semibold">
              {text(item, 'question')}
              <ChevronDown
                className="size-5 shrink-0 transition-transform group-open:rotate-180 motion-reduce:transition-none"
                aria-hidden
              />
            </summary>
            <p className="pb-4 whitespace-pre-line">{text(item, 'answer')}</p>
          </details>
        ))}
      </div>
    </section>
  )
}
