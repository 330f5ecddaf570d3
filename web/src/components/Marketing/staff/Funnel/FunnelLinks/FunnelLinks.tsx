import { useTranslation } from 'react-i18next'
import type { FunnelFields } from 'types/graphql'

import { routes } from '@redwoodjs/router'

import { LinkButton } from 'src/components/ui/control/Button/Button'
import { Card } from 'src/components/ui/layout/Card'
import { RichText } from 'src/components/ui/text/RichText/RichText'

import { LandingPageCard } from './LandingPageCard'
import { LinkMaker } from './LinkMaker'

/** The public addresses of a funnel, and the texts visitors see. */
export const FunnelLinks = ({
  funnel: { id, slug, headline, body, landingPageStatus },
}: {
  funnel: FunnelFields
}) => {
  const { t } = useTranslation('marketing')
  return (
    <>
      <Card title={t('funnel.links')} padded>
        <LinkMaker slug={slug} />
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
      <LandingPageCard
        funnelId={id}
        slug={slug}
        status={landingPageStatus ?? null}
      />
      <Card title={headline || t('funnel.fields.body')} padded>
        <RichText html={body} />
      </Card>
    </>
  )
}
