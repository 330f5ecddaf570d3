import { useTranslation } from 'react-i18next'

import { Metadata } from '@redwoodjs/web'

import { DateText } from 'src/components/ui/text/DateText'

import { refundTerms } from '$api/src/shared/billing/paying/refundTerms'

const UPDATED = '2026-11-29'

type LegalTextProps = { page: 'privacy' | 'refund' | 'terms' }
type Section = { title: string; text: string }

export const LegalText = ({ page }: LegalTextProps) => {
  const { t } = useTranslation('legal')
  const sections = Object.entries(
    t(`${page}.sections`, {
      returnObjects: true,
      ...refundTerms,
    }) as Record<string, Section>
  )
  const [before, after] = t('updated', { date: '|' }).split('|')

  return (
    <article className="panel mx-auto max-w-3xl px-5 py-8 sm:px-10 sm:py-12">
      <Metadata title={t(`${page}.title`)} description={t(`${page}.intro`)} />
      <h1 className="text-3xl">{t(`${page}.title`)}</h1>
      <p className="text-muted mt-2 text-sm">
        {before}
        <DateText date={UPDATED} />
        {after}
      </p>
      <p className="mt-6 text-lg leading-relaxed">{t(`${page}.intro`)}</p>
      <div className="prose mt-8">
        {sections.map(([key, { title, text }]) => (
          <section key={key} id={key}>
            <h2>{title}</h2>
            <p className="mt-2">{text}</p>
          </section>
        ))}
      </div>
    </article>
  )
}
