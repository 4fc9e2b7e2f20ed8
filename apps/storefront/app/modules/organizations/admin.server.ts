export { listCodes, createCode } from './admin/codes.server.ts';
export { listMembers, type MemberList, setMembership } from './admin/members.server.ts';
export { ordersPerMonth, ordersOf, sharedOrders } from './admin/orders.server.ts';
export { recordPaid, recordUnpaid, paidStatements, statementStates } from './admin/paid-statements.server.ts';
export { statementCsv } from './admin/statement-csv.server.ts';
export { statementPdf } from './admin/statement-pdf.server.ts';
