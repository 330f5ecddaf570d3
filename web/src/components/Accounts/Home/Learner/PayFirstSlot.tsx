import PayFirstCell from 'src/components/Billing/PayFirst/PayFirstCell'

const PayFirstSlot = () => <PayFirstCell />

export default PayFirstSlot
