import { useTranslation } from 'react-i18next'

import { routes } from '@redwoodjs/router'

import { Link } from 'src/components/ui/control/Link'
import { Avatar } from 'src/components/ui/layout/Avatar'
import { StatusBadge } from 'src/components/ui/text/StatusBadge'

import { CandidacyActions } from './CandidacyActions'
import { isOpen, tones, type Candidacy, type Selection } from './selection'

type CandidacyRowProps = { candidacy: Candidacy; selection: Selection }

/** A person who stands or stood, why, and what the viewer can do. */
export const CandidacyRow = ({ candidacy, selection }: CandidacyRowProps) => {
  const { t } = useTranslation('community.leads')
  const { person, nominatedBy, pitch, status, reason } = candidacy
  return (
    <li className="space-y-2 py-4 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Avatar name={person.name} src={person.profileImage} />
        <Link
          to={routes.profile({ slug: person.slug })}
          className="link link-hover min-w-0 flex-1 basis-32 font-medium wrap-anywhere"
        >
          {person.name}
        </Link>
        <StatusBadge tone={tones[status]}>{t(`status.${status}`)}</StatusBadge>
      </div>
      <blockquote className="border-base-300 border-l-2 pl-3 wrap-anywhere whitespace-pre-line">
        {pitch}
      </blockquote>
      {nominatedBy && (
        <p className="text-muted text-sm">
          {nominatedBy.id === person.id
            ? t('offered')
            : t('nominatedBy', { name: nominatedBy.name })}
        </p>
      )}
      {reason && (
        <p className="text-sm wrap-anywhere">{t('because', { reason })}</p>
      )}
      {isOpen(candidacy) && (
        <CandidacyActions candidacy={candidacy} selection={selection} />
      )}
    </li>
  )
}
