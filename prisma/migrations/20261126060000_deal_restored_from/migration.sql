-- An item that came back into a cart by a link may be ordered there: the link has to know, so that it brings back nothing twice.
alter table deal add column restored_from uuid;
create index deal_restored_from_idx on deal (restored_from) where restored_from is not null;
