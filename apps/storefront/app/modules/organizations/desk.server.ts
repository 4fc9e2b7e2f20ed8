export { codesOf, makeCode } from './desk/codes.server.ts';
export { listMembers, type MemberList, setMembership } from './desk/members.server.ts';
export { ordersPerMonth, ordersOf, sharedOrders } from './desk/orders.server.ts';
export { notePaid, noteUnpaid, paidStatements, statementStates } from './desk/paid-statements.server.ts';
export { statementCsv } from './desk/statement-csv.server.ts';
export { statementPdf } from './desk/statement-pdf.server.ts';
