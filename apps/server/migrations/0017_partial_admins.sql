-- An administrator is one of all of the Games. Rights as administrator of a part, which no longer count, become rights as its manager.
INSERT INTO "people"."grants" SELECT "person_id", 'manager', "scope", "scope_id" FROM "people"."grants" WHERE "role" = 'admin' AND "scope" <> 'games' ON CONFLICT DO NOTHING;
