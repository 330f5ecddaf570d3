import { useTranslation } from 'react-i18next'
import type { MyAnnouncementQuery } from 'types/graphql'

import { routes } from '@redwoodjs/router'

import { LinkButton } from 'src/components/ui/control/Button/Button'
import { PageHeader } from 'src/components/ui/layout/PageHeader'
import { DateText } from 'src/components/ui/text/DateText'

import {
  linkedParts,
  paragraphsOf,
  writtenFor,
} from '$api/src/shared/marketing/announcements/announcementText'

type MyAnnouncementProps = {
  announcement: NonNullable<MyAnnouncementQuery['myAnnouncement']>
}

/** An announcement for its reader, in their language if it is written in it. */
export const MyAnnouncement = ({ announcement }: MyAnnouncementProps) => {
  const { t, i18n } = useTranslation()
  const { lang, subject, text, buttonLabel, buttonUrl } = writtenFor(
    announcement,
    i18n.language === 'fil' ? 'fil' : 'en'
  )
  return (
    <article className="max-w-2xl" lang={lang}>
      <PageHeader
        title={subject}
        breadcrumbs={[{ label: t('shell.notices'), to: routes.notices() }]}
        lead={<DateText date={announcement.at} look="time" />}
      />
      <div className="panel space-y-4 p-5 sm:p-8">
        {paragraphsOf(text).map((paragraph, index) => (
          <p key={index} className="wrap-anywhere whitespace-pre-line">
            {linkedParts(paragraph).map(({ text: words, href }, place) =>
              href ? (
                <a
                  key={place}
                  href={href}
                  target="_blank"
                  rel="noreferrer"
                  className="link break-all"
                >
                  {words}
                </a>
              ) : (
                words
              )
            )}
          </p>
        ))}
        {buttonUrl && <ButtonTo place={buttonUrl} label={buttonLabel} />}
      </div>
    </article>
  )
}

/** Another site opens beside this one. */
const ButtonTo = ({ place, label }: { place: string; label: string }) =>
  place.startsWith('/') ? (
    <LinkButton to={place} look="primary">
      {label}
    </LinkButton>
  ) : (
    <a
      href={place}
      target="_blank"
      rel="noreferrer"
      className="btn btn-primary"
    >
      {label}
    </a>
  )
