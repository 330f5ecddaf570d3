import { LandingPage } from 'src/components/Marketing/Landing/LandingPage'
import 'src/components/Marketing/Offer/salesOffer'
import 'src/components/Marketing/Proof/proof'
import { RedirectHere } from 'src/components/Marketing/Redirect/RedirectHere'
import { SalesPage } from 'src/components/Marketing/SalesPage/SalesPage'
import { SalesPageLoading } from 'src/components/Marketing/SalesPage/SalesPageLoading'
import { CellFailure } from 'src/components/ui/feedback/cellStates/cellStates'

export const QUERY: Doc<'LandingPageBySlugQuery'> = gql`
  query LandingPageBySlugQuery($slug: String!, $isPreview: Boolean) {
    landingPage: landingPageBySlug(slug: $slug, isPreview: $isPreview) {
      id
      title
      content
      stages {
        id
        number
        name
        description
      }
    }
    offer: offerBySlug(slug: $slug, isPreview: $isPreview) {
      ...SalesOfferFields
    }
    proof: salesProof(slug: $slug, isPreview: $isPreview) {
      ...SalesProofFields
    }
  }
`

export const Loading = SalesPageLoading
export const Empty = RedirectHere
export const Failure = CellFailure

/** The funnel's landing page, or the standard sales page. */
export const Success = ({
  landingPage,
  offer,
  proof,
  isPreview,
}: PropsOf<'LandingPageBySlugQuery'>) => {
  const preview = isPreview ?? false
  if (landingPage)
    return (
      <LandingPage
        page={landingPage}
        offer={offer ?? null}
        proof={proof}
        isPreview={preview}
      />
    )
  return offer ? (
    <SalesPage offer={offer} proof={proof} isPreview={preview} />
  ) : (
    <RedirectHere />
  )
}
