/** Rules of an order's way: stages, facts, and what is possible when. */
export {
  isEnded,
  isPrepared,
  mayCancel,
  mayChangeAddress,
  type OrderFact,
  orderFacts,
  type OrderStage,
  orderStages,
  wayOf,
} from './fulfilment/stages.ts';
