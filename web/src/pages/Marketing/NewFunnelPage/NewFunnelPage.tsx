import { NewFunnel } from 'src/components/Marketing/staff/Funnel/NewFunnel/NewFunnel'

const NewFunnelPage = ({ productId }: { productId: number }) => (
  <NewFunnel productId={productId} />
)

export default NewFunnelPage
