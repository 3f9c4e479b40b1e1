-- The point of a picture that every crop keeps, as shares of width and height; null finds it in the pixels.
ALTER TABLE brand_pictures ADD COLUMN focus jsonb;
