import { useTranslation } from 'react-i18next'
import type { AnnouncementPreviewQuery } from 'types/graphql'

import { CellFailure } from 'src/components/ui/feedback/cellStates/cellStates'
import { Skeleton } from 'src/components/ui/feedback/Skeleton'
import { Card } from 'src/components/ui/layout/Card'
import { freshQuery } from 'src/lib/data/cellQueries'

import type { Lang } from '$api/src/shared/text/language'

export const QUERY: Doc<'AnnouncementPreviewQuery'> = gql`
  query AnnouncementPreviewQuery($id: Int!) {
    announcementPreview(id: $id) {
      lang
      subject
      html
    }
  }
`

export const beforeQuery = freshQuery<VariablesOf<'AnnouncementPreviewQuery'>>
export const Loading = () => <Skeleton className="h-96 w-full" />
export const Failure = CellFailure
export const Success = ({ announcementPreview }: AnnouncementPreviewQuery) => {
  const { t } = useTranslation('marketing.announcements')
  return (
    <>
      {announcementPreview.map(({ lang, subject, html }) => (
        <Card key={lang} title={t(`preview.${lang as Lang}`)}>
          <p className="mb-3 font-medium wrap-anywhere">{subject}</p>
          {/* The frame has no rights: no scripts, no links, no forms. */}
          <iframe
            title={t(`preview.${lang as Lang}`)}
            sandbox=""
            srcDoc={html}
            className="border-base-300 h-[32rem] w-full rounded border"
          />
        </Card>
      ))}
    </>
  )
}
