import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { FindProductQuery } from 'types/graphql'

import { routes } from '@redwoodjs/router'

import { Can } from 'src/components/access/Can'
import { LinkButton } from 'src/components/ui/control/Button/Button'
import { Link } from 'src/components/ui/control/Link'
import { EmptyState } from 'src/components/ui/feedback/EmptyState/EmptyState'
import { Card } from 'src/components/ui/layout/Card'
import { StatusBadge } from 'src/components/ui/text/StatusBadge'

type ProductFunnelsProps = {
  product: NonNullable<FindProductQuery['product']>
}

/** The funnels of a product. */
export const ProductFunnels = ({
  product: { id, funnels },
}: ProductFunnelsProps) => {
  const { t } = useTranslation('marketing')
  return (
    <Card
      title={t('funnel.list')}
      aside={
        <Can do="product_create">
          <LinkButton
            to={routes.newFunnel({ productId: id })}
            look="secondary"
            size="sm"
            icon={Plus}
          >
            {t('funnel.create')}
          </LinkButton>
        </Can>
      }
      padded
    >
      {funnels.length === 0 ? (
        <EmptyState title={t('funnel.empty')} text={t('funnel.emptyHelp')} />
      ) : (
        <ul className="divide-base-300 divide-y">
          {funnels.map((funnel) => (
            <li
              key={funnel.id}
              className="flex flex-wrap items-center gap-3 py-3"
            >
              <Link
                to={routes.funnel({ id: funnel.id })}
                className="link link-hover font-medium"
              >
                {funnel.name}
              </Link>
              <span className="text-muted text-sm">/{funnel.slug}</span>
              <StatusBadge
                tone={funnel.status === 'PUBLISHED' ? 'success' : 'outline'}
              >
                {t(`funnel.choices.status.${funnel.status}`)}
              </StatusBadge>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
