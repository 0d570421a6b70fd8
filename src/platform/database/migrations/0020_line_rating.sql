-- Lines of the book hold their reader's mark as "rating".
UPDATE "book_edits"
SET "content" = ("content" - 'stop') || jsonb_build_object('rating', "content" -> 'stop')
WHERE "kind" = 'line' AND "content" ? 'stop';
