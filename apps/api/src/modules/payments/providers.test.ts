import { kapitalBank, payriffBank, sandboxBankOfTests } from '../../testing/gateways/banks';
import { gatewayContract, providerContract } from '../../testing/providerContract';

providerContract('sandbox', sandboxBankOfTests);
providerContract('payriff', payriffBank);
providerContract('kapitalbank', kapitalBank);
gatewayContract('payriff', payriffBank);
gatewayContract('kapitalbank', kapitalBank);
