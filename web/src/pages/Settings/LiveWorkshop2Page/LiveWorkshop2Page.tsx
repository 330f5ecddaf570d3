import { LiveWorkshopSettings } from 'src/components/Settings/staff/Workshop/LiveWorkshopSettings'

const LiveWorkshop2Page = () => <LiveWorkshopSettings group="workshop-exp" />

export default LiveWorkshop2Page
