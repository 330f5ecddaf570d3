import { useTranslation } from 'react-i18next'

import type { Proof } from './proof'

type WinsProps = { wins: Proof['wins']; title?: string }

/** Members' wins in their own words, under the name that they chose; nothing without a win. */
export const Wins = ({ wins, title }: WinsProps) => {
  const { t } = useTranslation('marketing')
  if (wins.length === 0) return null
  return (
    <section>
      <h2 className="mb-3 text-xl">{title || t('proof.wins')}</h2>
      <ul className="grid gap-4 sm:grid-cols-2">
        {wins.map(({ id, title: win, text, name }) => (
          <li key={id} className="panel p-5">
            <blockquote className="wrap-anywhere">
              <p className="font-semibold">{win}</p>
              {text && <p className="mt-1 whitespace-pre-line">{text}</p>}
            </blockquote>
            <p className="text-muted mt-3 text-sm wrap-anywhere">{name}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
