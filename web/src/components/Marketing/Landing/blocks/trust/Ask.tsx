import { MessageCircleQuestion } from 'lucide-react'

import { useBlockWords, useLive, useTexts } from '../../live'

import type { BlockProps } from '$api/src/shared/marketing/landing/blocks'

const wayOf = (link: string) => {
  if (link.startsWith('mailto:')) return 'mail'
  return /^https:\/\/(m\.me|(www\.)?messenger\.com)\//.test(link)
    ? 'messenger'
    : 'other'
}

/** Where to ask before buying: the school's contact link, by Messenger, mail or another page. */
export const Ask = (props: BlockProps<'Ask'>) => {
  const t = useBlockWords()
  const text = useTexts()
  const link = useLive().offer?.askLink
  if (!link) return null
  return (
    <section className="panel flex flex-wrap items-center justify-between gap-x-6 gap-y-4 p-4 sm:p-6">
      <div className="min-w-52 flex-1">
        <h2 className="text-xl">{text(props, 'title') || t('landing.ask')}</h2>
        <p className="text-muted mt-1 wrap-anywhere whitespace-pre-line">
          {text(props, 'text') || t('landing.askHelp')}
        </p>
      </div>
      <a href={link} className="btn btn-secondary">
        <MessageCircleQuestion className="size-5" aria-hidden />
        {t(`landing.askBy.${wayOf(link)}`)}
      </a>
    </section>
  )
}
