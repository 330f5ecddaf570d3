import { useTranslation } from 'react-i18next'
import type { FunnelFields } from 'types/graphql'

import { routes } from '@redwoodjs/router'

import { LinkButton } from 'src/components/ui/Button/Button'
import { Card } from 'src/components/ui/Card/Card'
import { CopyButton } from 'src/components/ui/CopyButton/CopyButton'
import { RichText } from 'src/components/ui/RichText/RichText'

/** Where visitors find a funnel, and what they read there. */
export const FunnelLinks = ({
  funnel: { id, slug, headline, body },
}: {
  funnel: FunnelFields
}) => {
  const { t } = useTranslation('marketing')
  const address = `${window.location.origin}/${slug}`
  return (
    <>
      <Card title={t('funnel.links')} padded>
        <p className="mb-3 flex flex-wrap items-center gap-2 break-all">
          {address}
          <CopyButton text={address} />
        </p>
        <div className="flex flex-wrap gap-2">
          <LinkButton to={routes.slug({ slug })} look="secondary" size="sm">
            {t('funnel.toPage')}
          </LinkButton>
          <LinkButton
            to={routes.checkout({ funnelId: id })}
            look="ghost"
            size="sm"
          >
            {t('funnel.toCheckout')}
          </LinkButton>
        </div>
      </Card>
      <Card title={headline || t('funnel.fields.body')} padded>
        <RichText html={body} />
      </Card>
    </>
  )
}
