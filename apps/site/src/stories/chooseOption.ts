export { chooseOption } from '../../../../packages/visa-ui/src/field/chooseOption';
